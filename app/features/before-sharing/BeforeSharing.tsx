import { useState } from 'react'
import type { useLook } from './use-look.ts'

interface Props {
  look: NonNullable<ReturnType<typeof useLook>>
  /** The link is out. */
  isShared?: boolean
}

/** What a screen has waited for. */
export function BeforeSharing({ look: { memorialUuid, facts: found, List }, isShared }: Props) {
  const [facts, setFacts] = useState(found)
  return <List memorialUuid={memorialUuid} facts={facts} isShared={isShared} onFacts={setFacts} />
}
