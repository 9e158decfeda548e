import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { Word } from '#app/ui/Word.tsx'
import { account } from '#contract/limits.ts'
import type { ReportReason } from '#contract/safety.ts'
import { NoScriptPage } from '../NoScriptPage.tsx'

export const reasons: readonly ReportReason[] = ['NOT_THE_FAMILY', 'UNKIND', 'PRIVATE', 'SPAM', 'OTHER']

/** What was sent before, so that nothing has to be typed again. */
export interface ReportFormValues {
  reason: ReportReason | undefined
  words: string
  email: string
}

interface Props {
  shareSlug: string
  nameOfPerson: string
  isSent: boolean
  begun: ReportFormValues
  /** Messages by field name. */
  problems: Partial<Record<string, string>>
  /** Any other reason why the report was refused. */
  trouble: string | null
}

/**
 * Form for reporting a problem; works without script. The server reports missing fields in the language of the page.
 */
export function ReportPage({ shareSlug, nameOfPerson, isSent, begun, problems, trouble }: Props) {
  const t = useTranslations('visitReport')
  return (
    <NoScriptPage
      title={t('title')}
      about={t('about', { name: nameOfPerson })}
      back={{ href: `/view/${shareSlug}`, label: <Word of="backToMemorial" /> }}
    >
      {isSent ? (
        <Notice kind="success" title={t('sent')} />
      ) : (
        <form className="stack" method="post" noValidate>
          <p>{t('intro')}</p>
          {trouble && <Notice kind="error" title={trouble} />}
          <RadioCards
            legend={t('reason')}
            name="reason"
            options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            defaultValue={begun.reason}
            error={problems.reason && t('reasonRequired')}
            required
          />
          <TextArea
            label={t('words')}
            optional
            look="plain"
            name="words"
            defaultValue={begun.words}
            error={problems.words}
          />
          <TextField
            label={t('email')}
            help={t('emailHelp')}
            optional
            type="email"
            name="email"
            autoComplete="email"
            maxLength={account.emailMax}
            defaultValue={begun.email}
            error={problems.email}
          />
          <p>
            <Button type="submit" look="primary">
              {t('send')}
            </Button>
          </p>
        </form>
      )}
    </NoScriptPage>
  )
}
