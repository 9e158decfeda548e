import { useEffect, useState } from 'react'
import { ApiError, call } from '#app/lib/api.ts'
import { readToken } from '#app/lib/token.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { Masthead } from '#app/ui/Masthead.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { Page } from '#app/ui/Page.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { VersionLabel } from '#app/ui/VersionLabel.tsx'
import { Word } from '#app/ui/Word.tsx'
import { askForYearlyNote, endYearlyNote, getYearlyNote } from '#contract/anniversaries.ts'
import { account } from '#contract/limits.ts'

interface Props {
  shareSlug: string
  nameOfPerson: string
  /** The day of the year in words; null where none is known. */
  day: string | null
  /** The link is on its way. */
  isMailed: boolean
  /** What was sent before, so that it does not have to be typed again. */
  email: string
  /** Why the address was refused. */
  problem: string | null
  /** Any other reason why nothing was mailed. */
  trouble: string | null
}

/**
 * Asks for one mail a year: by address, which works without script, or with one press for whoever is logged in on this
 * browser.
 */
export function YearlyPage({ shareSlug, nameOfPerson: name, day, isMailed, email, problem, trouble }: Props) {
  const t = useTranslations('visitYearly')
  const own = useOwnNote(shareSlug)
  return (
    <>
      <Masthead />
      <Page width="door">
        <div className="stack">
          <h1>{t('title')}</h1>
          {day === null ? (
            <p>{t('none')}</p>
          ) : isMailed ? (
            <Notice kind="success" title={t('mailed')}>
              <p>{t('mailedText')}</p>
            </Notice>
          ) : (
            <>
              <p>{t('offer', { day, name })}</p>
              {own.note ? (
                <>
                  {own.note.end === null ? (
                    <div className="stack">
                      <p className="quiet">{t('signedIn', { email: own.note.account ?? '' })}</p>
                      <p>
                        <Button look="primary" onPress={own.ask}>
                          {t('send')}
                        </Button>
                      </p>
                    </div>
                  ) : (
                    <div role="status">
                      <Notice
                        kind="success"
                        title={t('on', { day })}
                        action={<Button look="link" onPress={own.end} word="undo" />}
                      />
                    </div>
                  )}
                  {own.error && <FieldError>{own.error}</FieldError>}
                </>
              ) : (
                <form className="stack" method="post" noValidate>
                  {trouble && <Notice kind="error" title={trouble} />}
                  <TextField
                    label={t('email')}
                    help={t('emailHelp')}
                    type="email"
                    name="email"
                    autoComplete="email"
                    maxLength={account.emailMax}
                    defaultValue={email}
                    error={problem}
                    required
                  />
                  <p>
                    <Button type="submit" look="primary">
                      {t('send')}
                    </Button>
                  </p>
                </form>
              )}
            </>
          )}
          <p>
            <a className="alone" href={`/view/${shareSlug}`}>
              <Word of="backToMemorial" />
            </a>
          </p>
        </div>
      </Page>
      <VersionLabel />
    </>
  )
}

interface Note {
  account: string | null
  /** Ends it; null while it is off. */
  end: string | null
}

/** The yearly note of whoever is logged in on this browser; null for everybody else, who asks by address. */
function useOwnNote(slug: string) {
  const t = useTranslations('visitYearly')
  const [note, setNote] = useState<Note | null>(null)
  const [error, setError] = useState<string | null>(null)

  useEffect(() => {
    if (readToken() === null) return
    call(getYearlyNote, { params: { slug } }).then(
      (read) => setNote(read.account === null ? null : read),
      // The form is there.
      () => {},
    )
  }, [slug])

  async function attempt(work: () => Promise<Note | null>): Promise<void> {
    setError(null)
    try {
      setNote(await work())
    } catch (reason) {
      setError(reason instanceof ApiError ? reason.message : t('failed'))
    }
  }

  return {
    note,
    error,
    ask: () => attempt(() => call(askForYearlyNote, { params: { slug }, body: {} })),
    end: () =>
      attempt(async () => {
        await call(endYearlyNote, { params: { token: note?.end ?? '' } })
        return note && { ...note, end: null }
      }),
  }
}
