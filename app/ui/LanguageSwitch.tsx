import { currentLocale } from '#app/messages/current-locale.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { languages, nameOf, tagOf } from '#languages/index.ts'
import styles from './FootRow.module.css'

/**
 * The languages, each under its own name, at the end of a page. A form, so that it works without script; the server
 * redirects back to the page that sent it. Browsers keep what is behind the `#` over a redirect: there are the tokens of mailed links.
 */
export function LanguageSwitch() {
  const { language } = currentLocale()
  const t = useTranslations('common')
  return (
    <form
      className={`wrap no-print middle ${styles.row}`}
      method="post"
      action="/language"
      aria-label={t('language')}
      onSubmit={({ currentTarget }) => currentTarget.setAttribute('action', `/language${location.hash}`)}
    >
      {languages.map((one) => (
        <button
          key={one}
          type="submit"
          name="language"
          value={one}
          lang={tagOf(one)}
          aria-current={one === language || undefined}
        >
          {nameOf(one)}
        </button>
      ))}
    </form>
  )
}
