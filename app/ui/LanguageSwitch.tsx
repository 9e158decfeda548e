import { useTranslations } from '#app/messages/index.tsx'
import { reader } from '#app/messages/reader.ts'
import { languages, nameOf, tagOf } from '#contract/languages/index.ts'
import styles from './FootRow.module.css'

/**
 * The languages, each called by itself, at the end of a page. A form, so that it works without script; the server
 * brings the reader back to the page it was sent from.
 */
export function LanguageSwitch() {
  const { language } = reader()
  const t = useTranslations('common')
  return (
    <form className={styles.row} method="post" action="/language" aria-label={t('language')}>
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
