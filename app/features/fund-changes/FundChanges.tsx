import { useState } from 'react'
import type { useFundChanges } from './use-fund-changes.ts'

interface Props {
  waiting: NonNullable<ReturnType<typeof useFundChanges>>
}

/** What the dashboard has waited for. */
export function FundChanges({ waiting: { memorialUuid, changes: found, List } }: Props) {
  const [changes, setChanges] = useState(found)
  return <List memorialUuid={memorialUuid} changes={changes} onChanges={setChanges} />
}
