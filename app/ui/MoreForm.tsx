import { Button } from './Button.tsx'

interface Props {
  /** Address of the page with the next entries. */
  action: string
  /** Query of that page. */
  query: Record<string, string>
  words: { more: string; loading: string; failed: string }
  /** How many of how many are shown. */
  shown?: string
}

/** The button for the next page of a list. Where script runs, what that page has takes the place of this form (`forms/more.ts`). */
export function MoreForm({ action, query, words, shown }: Props) {
  return (
    // A refresh of the page leaves what was put here.
    <div className="top4">
      <form className="stack s2 note to-middle no-print" action={action} method="get" data-more>
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" busyLabel={words.loading}>
          {words.more}
        </Button>
        {shown && <p>{shown}</p>}
        <p role="alert" data-trouble hidden>
          {words.failed}
        </p>
      </form>
    </div>
  )
}
