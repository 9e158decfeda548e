import { Fragment } from 'react'

/** Before its host and at its dots, if it must; of a link after its slashes. */
const parts = (text: string): string[] | null =>
  text.includes('://') ? text.match(/[^/]*\/*/g) : text.match(/\.?[^@.]*@?/g)

/**
 * An address breaks where it is easiest to read on, and only then anywhere. It runs from left to right in every
 * sentence, also on its second line, which may begin with a dot. Other words stay as they are.
 */
export function Breakable({ text }: { text: string }) {
  if (!text.includes('@') && !text.includes('://')) return text
  return (
    <bdi dir="ltr">
      {parts(text)
        ?.filter(Boolean)
        .map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of words, without state
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
    </bdi>
  )
}
