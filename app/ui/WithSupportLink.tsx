import { useTranslations } from '#app/messages/index.tsx'

/** A message in which the words 'contact support' link to the support page. */
export function WithSupportLink({ children: message }: { children: string }) {
  const phrase = useTranslations('common')('contactSupport')
  const at = message.toLowerCase().indexOf(phrase.toLowerCase())
  if (at < 0) return message
  const end = at + phrase.length
  return (
    <>
      {message.slice(0, at)}
      <a href="/support">{message.slice(at, end)}</a>
      {message.slice(end)}
    </>
  )
}
