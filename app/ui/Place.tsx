import { Fragment } from 'react'
import { placePieces } from '#app/lib/place-pieces.ts'

/** A place that wraps where it stays readable: between its pieces, and within one only if it is wider than the line. */
export const Place = ({ text }: { text: string }) =>
  placePieces(text).map((piece, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text, without state
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className="whole">{piece}</span>
    </Fragment>
  ))
