import { Send } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Icon } from '#app/ui/Icon.tsx'

interface Props {
  label: string
  subject: string
  message: string
  /** Of the memorial. */
  address: string
}

/** Passes a question on, by the device's own sheet or by mail. */
export function AskSomeone({ label, subject, message, address }: Props) {
  function ask(event: MouseEvent) {
    if (!navigator.share) return
    event.preventDefault()
    // Somebody who closes the sheet has asked nobody.
    navigator.share({ text: message, url: address }).catch(() => {})
  }

  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${message}\n\n${address}`)}`
  return (
    <a className="alone" href={mail} onClick={ask}>
      <Icon of={Send} /> {label}
    </a>
  )
}
