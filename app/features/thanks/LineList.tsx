import { useState } from 'react'
import type { ThanksLine } from '#contract/thanks.ts'
import { LineItem } from './LineItem.tsx'
import styles from './LineList.module.css'
import type { Shared } from './shared.ts'

interface Props extends Shared {
  lines: readonly ThanksLine[]
  /** null: nobody is being chosen. */
  chosen: readonly string[] | null
  onChosen: (chosen: readonly string[]) => void
}

/** The lines; one at a time is open. */
export function LineList({ lines, chosen, onChosen, ...shared }: Props) {
  const [openUuid, setOpenUuid] = useState<string | null>(null)
  return (
    <ul className={styles.people}>
      {lines.map((line) => (
        <LineItem
          key={line.uuid}
          {...shared}
          line={line}
          isOpen={openUuid === line.uuid}
          onOpen={(isOpen) => setOpenUuid(isOpen ? line.uuid : null)}
          isChosen={chosen?.includes(line.uuid) ?? null}
          onChosen={(isChosen) => {
            const others = (chosen ?? []).filter((uuid) => uuid !== line.uuid)
            onChosen(isChosen ? [...others, line.uuid] : others)
          }}
        />
      ))}
    </ul>
  )
}
