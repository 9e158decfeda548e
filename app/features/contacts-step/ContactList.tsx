import { useEffect, useMemo } from 'react'
import type { DraftContact } from '#app/draft/schema.ts'
import { ContactBlock } from './ContactBlock.tsx'
import styles from './ContactList.module.css'
import { ContactRow, contactInputId, type RowActions, removeButtonId } from './ContactRow.tsx'
import type { DraftContactCounts } from './draft-contacts.ts'

/** The row that is to get the focus: its field, or its Remove button while contacts are being removed. */
export interface FocusTarget {
  id: string
  part: 'field' | 'remove'
}

interface Props {
  contacts: readonly DraftContact[]
  checked: ReadonlySet<string>
  twice: DraftContactCounts['twice']
  actions: RowActions
  /** The row that is to get the focus; a new object moves it again. */
  wanted: FocusTarget | null
}

const BLOCK = 25

/** The contacts in blocks, of which only those near the window are rendered. */
export function ContactList({ contacts, checked, twice, actions, wanted }: Props) {
  const blocks = useMemo(
    () =>
      Array.from({ length: Math.ceil(contacts.length / BLOCK) }, (_, at) =>
        contacts.slice(at * BLOCK, (at + 1) * BLOCK),
      ),
    [contacts],
  )
  const wantedBlock = useWantedFocus(contacts, wanted)
  return (
    <div className={styles.list}>
      {blocks.map((rows, at) => (
        <ContactBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is a position in the list, whatever contacts it holds
          key={at}
          first={at * BLOCK + 1}
          count={rows.length}
          isForced={at === 0 || at === wantedBlock}
        >
          {() =>
            rows.map((contact, row) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                number={at * BLOCK + row + 1}
                isChecked={checked.has(contact.id)}
                isTwice={twice.has(contact.id)}
                isRemovable={contacts.length > 1}
                actions={actions}
              />
            ))
          }
        </ContactBlock>
      ))}
    </div>
  )
}

/** Focuses the wanted row. Returns the index of its block, which must be rendered. */
function useWantedFocus(contacts: readonly DraftContact[], wanted: Props['wanted']): number | null {
  const at = wanted === null ? -1 : contacts.findIndex(({ id }) => id === wanted.id)
  const isThere = at >= 0
  useEffect(() => {
    if (!isThere || !wanted) return
    const remove = wanted.part === 'remove' ? document.getElementById(removeButtonId(wanted.id)) : null
    const target = remove ?? document.getElementById(contactInputId(wanted.id))
    target?.focus()
  }, [isThere, wanted])
  return isThere ? Math.floor(at / BLOCK) : null
}
