import { use, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { FieldError } from '#app/ui/Field.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { AddPerson } from './AddPerson.tsx'
import styles from './EventFields.module.css'
import { ContactsContext, type PartProps, type Person } from './event-form.ts'

/** From this number of contacts on, a name can be looked for. */
const SEARCHED_FROM = 10

/** Whether everyone is invited to an event, or people chosen from the contacts. */
export function InvitedField({ event, error, onChange }: PartProps) {
  const t = useTranslations('programme.invited')
  return (
    <div className="stack">
      <RadioCards
        legend={t('title')}
        value={event.audience}
        options={[
          { value: 'EVERYONE', label: t('EVERYONE') },
          { value: 'CHOSEN', label: t('CHOSEN'), help: t('chosenHelp') },
        ]}
        onValue={(audience) => onChange({ audience })}
      />
      {event.audience === 'CHOSEN' && (
        <Chosen
          chosen={event.contactUuids}
          error={error('contactUuids')}
          onChosen={(contactUuids) => onChange({ contactUuids })}
        />
      )}
    </div>
  )
}

interface ChosenProps {
  chosen: readonly string[]
  error: string | null
  onChosen: (contactUuids: string[]) => void
}

function Chosen({ chosen, error, onChosen }: ChosenProps) {
  const t = useTranslations('programme.invited')
  const { contacts } = use(ContactsContext)
  const [wanted, setWanted] = useState('')
  /** Others may be chosen while somebody is being added. */
  const latest = useRef(chosen)
  latest.current = chosen
  const isFound = ({ name }: Person) => name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
  const found = contacts.filter(isFound)
  const count = contacts.filter(({ uuid }) => chosen.includes(uuid)).length
  const people = (
    <fieldset className="stack s3" aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className="below3 label">{t('people')}</legend>
      <p className="small quiet" role="status">
        {t('count', { chosen: count, all: contacts.length })}
      </p>
      {contacts.length >= SEARCHED_FROM && (
        <TextField
          label={t('find')}
          type="search"
          autoComplete="off"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      )}
      <ul className={styles.names}>
        {found.map(({ uuid, name }) => (
          <li key={uuid}>
            <Checkbox
              checked={chosen.includes(uuid)}
              onChange={({ currentTarget }) =>
                onChosen(currentTarget.checked ? [...chosen, uuid] : chosen.filter((one) => one !== uuid))
              }
            >
              <bdi>{name}</bdi>
            </Checkbox>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="small quiet">{t('notFound')}</p>}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
  return (
    <div className="stack s3">
      {contacts.length > 0 ? (
        people
      ) : (
        <>
          <p className="small quiet">{t('none')}</p>
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
      {/* In one place, so that it stays open and has the focus when the list appears above it. */}
      <AddPerson
        isFirst={contacts.length === 0}
        onAdded={(uuid) => {
          setWanted('')
          onChosen([...new Set([...latest.current, uuid])])
        }}
      />
    </div>
  )
}
