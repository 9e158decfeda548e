import { currentLocale } from '#app/messages/current-locale.ts'
import { MessagesProvider, useTranslations } from '#app/messages/index.tsx'
import { readLifeDate } from '#contract/life-dates.ts'
import { writtenLifeDate } from '#contract/life-span.ts'
import { lifeSpan } from '#languages/en/screens/life-span.ts'

/** Must be the same object at every render. */
const messages = { lifeSpan }

/** A typed date of birth or death for reading; what cannot be read stays as it was typed. */
export function LifeDateWords({ text }: { text: string }) {
  return (
    <MessagesProvider messages={messages}>
      <Words text={text} />
    </MessagesProvider>
  )
}

function Words({ text }: { text: string }) {
  const t = useTranslations('lifeSpan')
  const read = readLifeDate(text, '9999-12-31')
  return 'date' in read && read.date ? writtenLifeDate(read.date, t, currentLocale().language) : text
}
