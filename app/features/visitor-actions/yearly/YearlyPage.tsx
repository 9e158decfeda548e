import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { Word } from '#app/ui/Word.tsx'
import { account } from '#contract/limits.ts'
import { NoScriptPage } from '../NoScriptPage.tsx'

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

/** Asks for one mail a year, by an address that a mailed link proves. */
export function YearlyPage({ shareSlug, nameOfPerson: name, day, isMailed, email, problem, trouble }: Props) {
  const t = useTranslations('visitYearly')
  return (
    <NoScriptPage
      title={t('title')}
      about={isMailed ? undefined : day === null ? t('none') : t('offer', { day, name })}
      back={{ href: `/view/${shareSlug}`, label: <Word of="backToMemorial" /> }}
    >
      {isMailed && (
        <Notice kind="success" title={t('mailed')}>
          <p>{t('mailedText')}</p>
        </Notice>
      )}
      {day !== null && !isMailed && (
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
    </NoScriptPage>
  )
}
