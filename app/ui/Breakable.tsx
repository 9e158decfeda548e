import { Fragment } from 'react'

/** An address breaks before its host and at its dots, if it must, and only then anywhere. Other words stay as they are. */
export function Breakable({ text }: { text: string }) {
  if (!text.includes('@')) return text
  const parts = text.match(/\.?[^@.]*@?/g) ?? []
  return parts.filter(Boolean).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of words, without state
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
