import { useTranslations } from '#app/messages/index.tsx'
import { codeSent } from '#app/parts/sign-up/code-sent.tsx'
import { EmailField } from '#app/parts/sign-up/EmailField.tsx'
import { AnchorButton } from '#app/ui/AnchorButton.tsx'
import { Breakable } from '#app/ui/Breakable.tsx'
import { Button } from '#app/ui/Button.tsx'
import { CodeField } from '#app/ui/CodeField.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { trustLinkTags } from '#app/ui/trust-link-tags.tsx'
import { firstNameOf } from '#contract/first-name.ts'
import { account as limits } from '#contract/limits.ts'
import { Island } from '../../../islands/Island.tsx'
import shared from '../Card.module.css'
import { Troubles } from '../Troubles.tsx'
import { Unsent } from '../Unsent.tsx'
import type { MemoryCardProps } from './read-memory-card.ts'
import { readKind, SentFiles } from './SentFiles.tsx'

/**
 * The words of a memory, and who sends it: by a mailed code, where nothing else tells. A plain form, which
 * `forms/enhance.ts` sends where script runs; files are an island in it.
 */
export function MemoryForm(props: MemoryCardProps) {
  const { state, contributor, values, problems, notice, trouble, isOther, isAgain } = props
  const { invite, own, known } = contributor
  const t = useTranslations('visitContributing')
  const card = useTranslations('visitContribute')
  const common = useTranslations('common')
  const resend = useTranslations('signUp.code')('resendFailed')
  const isCode = state === 'code'
  const failed = t(own ? 'updateFailed' : known ? 'saveFailed' : isCode ? 'verifyFailed' : 'startFailed')
  return (
    // What is missing is said beside the fields, by the server.
    <form
      // The next person's is another form, with what was not sent: they see whose it is, and may clear it.
      id={isOther ? 'memory-other' : 'memory'}
      name={own ? 'memory-change' : 'memory'}
      className="stack"
      method="post"
      action={writeCardPath(props, isOther ? { other: '' } : {})}
      noValidate
      data-keeps={notice === null ? undefined : ''}
      data-asks={t('startAnewUnnamed')}
    >
      {!props.sendsFiles && <Unsent words={card('begun')} />}
      {invite && <input type="hidden" name="i" value={invite} />}
      {values.contributionId && <input type="hidden" name="contributionId" value={values.contributionId} />}
      <News {...props} />
      {isCode && <Code {...props} />}
      <div className="stack" id="memory-fields" hidden={isCode}>
        <p className="note">{t('note')}</p>
        {known && <FromWhom {...props} known={known} />}
        <TextArea
          id="memory-words"
          label={t('message')}
          name="contributorMessage"
          rows={4}
          defaultValue={values.contributorMessage}
          error={problems.contributorMessage}
        />
        {!isCode && <Files {...props} />}
        <Who {...props} />
      </div>
      <Troubles
        id="memory-troubles"
        said={trouble && (isAgain ? resend : failed)}
        help={`${trouble} ${t('kept')}`}
        failed={failed}
        failedBy={isCode ? { resend } : {}}
        comfort={t('kept')}
      />
      <p className="row anywhere links tight">
        <Button type="submit" look="primary" busyLabel={t('saving')}>
          {own ? t('sendChanges') : known || isCode ? t('send') : common('continue')}
        </Button>
        {own && (
          <AnchorButton look="plain" href={writeCardPath(props)} data-in-card data-forgets>
            {common(notice === 'partly' ? 'continue' : 'back')}
          </AnchorButton>
        )}
        {own && (
          <AnchorButton look="link" href={writeCardPath(props, { withdraw: '' })} data-in-card>
            {t('withdraw')}
          </AnchorButton>
        )}
      </p>
      {isCode && <CodeWays {...props} />}
    </form>
  )
}

/** The address of this card in another state. */
export const writeCardPath = (
  { shareSlug, contributor: { invite } }: MemoryCardProps,
  more: Record<string, string> = {},
) => {
  const search = new URLSearchParams({ ...(invite && { i: invite }), ...more })
  return `/view/${shareSlug}/contribute${search.size > 0 ? `?${search}` : ''}`
}

/** What the form goes on with, above it. */
function News({ notice }: MemoryCardProps) {
  const t = useTranslations('visitContributing')
  return (
    <div id="memory-news" className={shared.troubles}>
      {notice && (
        <div data-focus tabIndex={-1}>
          <Notice kind={notice === 'joined' ? 'info' : 'error'} title={t(notice)}>
            {t(`${notice}Text`)}
          </Notice>
        </div>
      )}
    </div>
  )
}

function Files({ shareSlug, contributor: { own, known }, notice, sendsFiles }: MemoryCardProps) {
  const t = useTranslations('visitContribute')
  const { media = [], recordings = [] } = own ?? {}
  const kinds = recordings.map(readKind)
  return (
    <>
      {own && media.length + recordings.length > 0 && <SentFiles memory={own} />}
      <noscript>
        <p className="note">{t('noScript')}</p>
      </noscript>
      <div className={shared.needsScript} id="memory-files">
        <Island
          name="memoryFiles"
          props={{
            slug: shareSlug,
            form: own ? 'memory-change' : 'memory',
            joins: notice === 'joined' || notice === 'partly',
            knownBy: known && (known.isLink ? 'link' : 'account'),
            arrived: [...media, ...recordings].flatMap(({ clientId }) => clientId ?? []),
            before: {
              PHOTO: media.length,
              VOICE: kinds.filter((kind) => kind === 'VOICE').length,
              FILM: kinds.filter((kind) => kind === 'FILM').length,
            },
            sendsNow: sendsFiles,
          }}
        />
      </div>
    </>
  )
}

/** Whose memory this will be; on a phone that goes round, the next person is somebody else. */
function FromWhom({
  known,
  ...props
}: MemoryCardProps & { known: NonNullable<MemoryCardProps['contributor']['known']> }) {
  const t = useTranslations('visitContributing')
  const { name, email, isLink } = known
  return (
    <div id="memory-from">
      <p className="quiet">
        {t.rich('from', { name: name || email, b: (words) => <b dir="auto">{words}</b> })}
        {isLink && name && (
          <>
            {' · '}
            <Breakable text={email} />
          </>
        )}
      </p>
      <p>
        <AnchorButton look="link" href={writeCardPath(props, { other: '' })} data-in-card>
          {t('notYou', { name: firstNameOf(name || email) })}
        </AnchorButton>
      </p>
    </div>
  )
}

/** Name and address; hidden where a link tells them, so that a code can be mailed if the person has to be proved. */
function Who({ contributor: { known, own }, values, problems, state }: MemoryCardProps) {
  const t = useTranslations('visitAccount')
  const asksName = !values.contributionId && !known?.name
  const hidden = (name: keyof typeof values) => <input type="hidden" name={name} value={values[name]} />
  return (
    <>
      <div className={shared.pair}>
        {asksName ? (
          <TextField
            id="memory-name"
            label={t('nameLabel')}
            help={t('nameHelp')}
            error={problems.contributorName}
            name="contributorName"
            autoComplete="name"
            maxLength={limits.nameMax}
            defaultValue={values.contributorName}
          />
        ) : (
          known?.isLink && !own && hidden('contributorName')
        )}
        {known ? (
          known.isLink && hidden('contributorEmail')
        ) : (
          <EmailField
            id="memory-email"
            label={t('email')}
            help={t('who.intro')}
            error={problems.contributorEmail}
            name="contributorEmail"
            autoComplete="email"
            maxLength={limits.emailMax}
            required
            defaultValue={values.contributorEmail}
          />
        )}
      </div>
      {!known && state === 'write' && <p className="note">{t.rich('credentials.consent', trustLinkTags)}</p>}
    </>
  )
}

/** Asks for the code from the mail; another can be mailed, and the address corrected. */
function Code({ contributor: { awaited }, values, problems, isAgain, trouble }: MemoryCardProps) {
  const t = useTranslations('visitAccount')
  const words = useTranslations('signUp.code')
  if (!awaited) return null
  return (
    <>
      <p className="quiet" role="status">
        {isAgain && !trouble && <b>{words('resent')} </b>}
        {t.rich('code.intro', codeSent(values.contributorEmail.trim()))}
      </p>
      <input type="hidden" name="codeToken" value={awaited.codeToken} />
      {awaited.hasFiles && <input type="hidden" name="files" value="yes" />}
      <CodeField id="memory-code" label={words('label')} error={problems.code} name="code" required />
    </>
  )
}

/** Another code, or another address. After the form's own button, which Enter presses. */
function CodeWays(props: MemoryCardProps) {
  const words = useTranslations('signUp.code')
  return (
    <p className="wrap links">
      <Button
        type="submit"
        look="link"
        formAction={writeCardPath(props, { other: '', again: '1' })}
        data-fails="resend"
      >
        {words('resend')}
      </Button>
      <AnchorButton look="link" href={writeCardPath(props, { write: '' })} data-in-card>
        {words('changeEmail')}
      </AnchorButton>
    </p>
  )
}
