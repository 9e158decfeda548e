import { Fragment } from 'react'

/** Characters that go to the next line together: a line of a phone holds more. */
const TOGETHER = 24

/**
 * The parts of an address between its preferred line breaks: after the @ of a long one, and before the dots of a half that is
 * long itself; in a link, after slashes.
 */
const parts = (text: string): string[] => {
  if (text.includes('://')) return text.match(/[^/]*\/*/g) ?? []
  if (text.length <= TOGETHER) return [text]
  const halves = text.match(/[^@]*@?/g) ?? []
  return halves.flatMap((half) => (half.length > TOGETHER ? (half.match(/\.?[^.]*/g) ?? []) : half))
}

/**
 * Lets an email address or link wrap where it stays readable. It is always set from left to right, also on its second
 * line, which may begin with a dot. Any other text stays as it is.
 */
export function Breakable({ text }: { text: string }) {
  if (!text.includes('@') && !text.includes('://')) return text
  return (
    <bdi dir="ltr">
      {parts(text)
        .filter(Boolean)
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
