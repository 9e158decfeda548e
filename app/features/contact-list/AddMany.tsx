import { Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { FoundContact } from '#app/lib/find-contacts.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { QuickImport, quickImportId } from '#app/ui/quick-import/QuickImport.tsx'
import { type Import, leftInBox, readImport } from '#app/ui/quick-import/read-import.ts'
import type { Contact } from '#contract/contacts.ts'
import { contactText } from '#contract/contacts-text.ts'

interface Props {
  contacts: readonly Contact[]
  /** Text that was pasted into the other field; each new object is appended to the box. */
  handed: { text: string } | null
  /** Returns null, or why nothing was added, as text. */
  onAdd: (found: readonly FoundContact[]) => Promise<string | null>
  /** Whether the box has text that is not in the list. */
  onTyped: (isTyped: boolean) => void
}

/** Adds a whole list, pasted or from a file, as in the creation steps. Anything that was not added stays in the box. */
export function AddMany({ contacts, handed, onAdd, onTyped }: Props) {
  const t = useTranslations('contactList.many')
  const [isOpen, setIsOpen] = useState(false)
  const [box, setBox] = useState('')
  const isTyped = box.trim() !== ''

  const tell = useRef(onTyped)
  tell.current = onTyped
  useEffect(() => {
    if (!isTyped) return
    tell.current(true)
    return () => tell.current(false)
  }, [isTyped])

  useEffect(() => {
    if (handed === null) return
    setBox((now) => [now, handed.text].filter(Boolean).join('\n'))
    setIsOpen(true)
  }, [handed])

  useEffect(() => {
    if (isOpen && handed !== null) document.getElementById(quickImportId)?.focus()
  }, [isOpen, handed])

  async function add(texts?: string[]): Promise<Import | string> {
    const given = texts?.join('\n') ?? box
    const list = contacts.map((contact) => ({ text: contactText(contact) }))
    const read = readImport(given, list)
    const problem = read.found.length > 0 ? await onAdd(read.found) : null
    if (problem === null) setBox((now) => afterwards(now, leftInBox(read, texts ? now : '')))
    else if (texts) setBox((now) => [now, given].filter(Boolean).join('\n'))
    return problem ?? read

    /** Keeps what was typed into the box in the meantime. */
    function afterwards(now: string, left: string) {
      return texts || now === given ? left : now
    }
  }

  return (
    <div className="stack">
      <Button look="link" icon={Users} aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
        {t('open')}
      </Button>
      {isOpen && <QuickImport text={box} onText={setBox} onImport={add} />}
    </div>
  )
}
