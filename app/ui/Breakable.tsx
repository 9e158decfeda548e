import { Fragment } from 'react'

/** The parts of an address between its preferred line breaks: after the @ and before dots; in a link, after slashes. */
const parts = (text: string): string[] | null =>
  text.includes('://') ? text.match(/[^/]*\/*/g) : text.match(/\.?[^@.]*@?/g)

/**
 * Lets an email address or link wrap where it stays readable. It is always set from left to right, also on its second
 * line, which may begin with a dot. Any other text stays as it is.
 */
export function Breakable({ text }: { text: string }) {
  if (!text.includes('@') && !text.includes('://')) return text
  return (
    <bdi dir="ltr">
      {parts(text)
        ?.filter(Boolean)
        .map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, without state
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </bdi>
  )
}
