import { type FormEvent, useState } from 'react'
import { Button } from './Button.tsx'
import { FieldError } from './Field.tsx'

interface Props {
  /** Address of the page with the next entries, for browsers without script. */
  action: string
  /** Query of that page. */
  query: Record<string, string>
  words: { more: string; loading: string; failed: string; shown: string }
  isLast: boolean
  failed: boolean
  onMore: () => Promise<void>
  /** Loading, though not because of a press. */
  busy?: boolean
}

/** The button for the next page of a list. In a form, so that a press before hydration is not lost. */
export function MoreForm({ action, query, words, isLast, failed, onMore, busy = false }: Props) {
  const [pressed, setPressed] = useState(false)

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (busy || pressed) return
    setPressed(true)
    await onMore()
    setPressed(false)
  }

  return (
    <div className="stack s2 note to-middle top4">
      {!isLast && (
        <form className="no-print" action={action} method="get" onSubmit={(event) => void ask(event)}>
          {Object.entries(query).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" busy={busy || pressed} busyLabel={words.loading}>
            {words.more}
          </Button>
        </form>
      )}
      <p role="status">{words.shown}</p>
      {failed && <FieldError>{words.failed}</FieldError>}
    </div>
  )
}
