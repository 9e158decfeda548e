import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ShareLinks } from '#app/lib/share-links.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Contact } from '#contract/contacts.ts'
import { ContactItem, editButtonId, type ItemActions } from './ContactItem.tsx'
import styles from './ContactSection.module.css'
import { matching } from './contact-rules.ts'
import type { Invites } from './use-invites.ts'

interface Props extends ItemActions {
  contacts: readonly Contact[]
  links: ShareLinks | null
  editing: ReadonlySet<string>
  progress: Invites['progress']
}

/** Longer lists get a search field. */
const SEARCHED_FROM = 20
/** How many contacts are shown at first, and how many each press adds. */
const PORTION = 50

/** The list, one portion at a time, with a search if it is long. A row that is being edited is always shown. */
export function FoundContacts({ contacts, links, editing, progress, ...actions }: Props) {
  const t = useTranslations('contactList')
  const [query, setQuery] = useState('')
  const [portion, setPortion] = useState(PORTION)
  const listId = useId()
  const found = matching(contacts, query)
  const isFound = new Set(found.slice(0, portion))
  const shown = contacts.filter((contact) => isFound.has(contact) || editing.has(contact.uuid))
  const more = found.length - portion
  const firstNew = useFocusOnMore(found, portion)

  return (
    <>
      {contacts.length > SEARCHED_FROM && (
        <TextField
          label={
            <span className={styles.searchLabel}>
              <Icon of={Search} />
              {t('search.label')}
            </span>
          }
          type="search"
          autoComplete="off"
          value={query}
          aria-controls={listId}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <p className="visually-hidden" role="status">
        {query.trim() !== '' && t('search.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <div className="row">
          <p className="quiet">{t('search.none', { query: query.trim() })}</p>
          <Button look="link" onPress={() => setQuery('')}>
            {t('search.clear')}
          </Button>
        </div>
      )}
      <ul
        id={listId}
        className="top4 ruled measured"
        aria-label={t('contacts.title')}
        hidden={shown.length === 0}
      >
        {shown.map((contact) => (
          <ContactItem
            key={contact.uuid}
            contact={contact}
            links={links}
            progress={progress[contact.uuid]}
            isEdited={editing.has(contact.uuid)}
            {...actions}
          />
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Button
            look="link"
            onPress={() => {
              firstNew.current = portion
              setPortion(portion + PORTION)
            }}
          >
            {more > PORTION
              ? t('contacts.showMore', { count: PORTION })
              : t('contacts.showAll', { count: found.length })}
          </Button>
        </p>
      )}
    </>
  )
}

/** Moves the focus to the first of the added rows, because the button is now below them. */
function useFocusOnMore(found: readonly Contact[], portion: number) {
  const firstNew = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new portion moves the focus
  useEffect(() => {
    if (firstNew.current === null) return
    const first = found[firstNew.current]
    firstNew.current = null
    if (first) document.getElementById(editButtonId(first.uuid))?.focus()
  }, [portion])
  return firstNew
}
