import { useState } from 'react'
import { Paper } from '#contract/keepsakes.ts'
import { storedText } from './stored-text.ts'

const stored = storedText(() => window.localStorage, 'memorial-paper')

/** The paper that is printed on, which the browser remembers. */
export function usePaper() {
  const [paper, setPaper] = useState(() => Paper.catch('A4').parse(Reflect.get(stored.read(), 'text')))
  const choose = (chosen: Paper) => {
    stored.write(chosen)
    setPaper(chosen)
  }
  return [paper, choose] as const
}
