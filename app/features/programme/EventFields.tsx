import { MapPin } from 'lucide-react'
import { useRef } from 'react'
import { deviceZone } from '#app/lib/device-zone.ts'
import { eventKinds } from '#app/lib/event-kinds.ts'
import { fieldMessage } from '#app/lib/field-message.ts'
import { writtenDay } from '#app/lib/written-time.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextArea } from '#app/ui/TextArea.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { checkEvent, dateLimits, findPlainProblems, isPast } from './check-event.ts'
import { EndField } from './EndField.tsx'
import styles from './EventFields.module.css'
import type { MoreProps, PartProps } from './event-form.ts'
import { MoreFields } from './MoreFields.tsx'
import { ZoneField } from './ZoneField.tsx'

interface Props extends Omit<MoreProps, 'error'> {
  /** All that is wrong is told; else what is plain. */
  isTold: boolean
  /** Where the part before it is; '' where that is not known. */
  placeBefore?: string
}

/** What is asked about one event; of one online its link, in place of a place. */
export function EventFields(props: Props) {
  const { event, isAlone, isTold, placeBefore = '', onChange } = props
  const t = useTranslations('programme.fields')
  const problems = isTold ? checkEvent(event) : findPlainProblems(checkEvent(event))
  const error = (field: string) => fieldMessage(problems[field] ?? '') || null
  const place = useRef<HTMLDivElement>(null)

  return (
    <div className="stack">
      {!isAlone && <NameFields {...{ event, error, onChange }} />}
      <div className={isAlone ? `wrap ${styles.pair}` : styles.trio}>
        <TextField
          label={t('date')}
          type="date"
          {...dateLimits}
          value={event.date}
          help={<DateHelp date={event.date} isUnclear={problems.date !== undefined} />}
          error={error('date')}
          onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
        />
        <TextField
          label={t('begins')}
          type="time"
          value={event.begins}
          error={error('begins')}
          onChange={({ currentTarget }) =>
            onChange({ begins: currentTarget.value, zone: event.zone || deviceZone() })
          }
        />
        {!isAlone && <EndField {...{ event, error, onChange }} />}
      </div>
      {event.begins !== '' && <ZoneField zone={event.zone} onZone={(zone) => onChange({ zone })} />}
      {(event.kind !== 'ONLINE' || event.place !== '') && (
        <div ref={place} className={`stack from-start s2 ${styles.place}`}>
          <TextField
            label={t('place')}
            optional
            help={
              <>
                {t('placeHelp')}
                {event.audience === 'EVERYONE' && (
                  <>
                    <br />
                    {t('placeOpen')}
                  </>
                )}
              </>
            }
            autoComplete="off"
            value={event.place}
            error={error('place')}
            onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
          />
          {placeBefore !== '' && event.place.trim() === '' && (
            <Button
              look="tool"
              icon={MapPin}
              onPress={() => {
                onChange({ place: placeBefore })
                // The pressed button is gone.
                place.current?.querySelector('input')?.focus()
              }}
            >
              {t('samePlace', { place: placeBefore.split(/[,،\n]/)[0] ?? '' })}
            </Button>
          )}
        </div>
      )}
      <TextArea
        label={t('details')}
        optional
        look="plain"
        rows={3}
        help={t('detailsHelp')}
        value={event.details}
        error={error('details')}
        onChange={({ currentTarget }) => onChange({ details: currentTarget.value })}
      />
      <MoreFields {...props} error={error} />
    </div>
  )
}

function NameFields({ event, error, onChange }: PartProps) {
  const t = useTranslations('programme.fields')
  const kinds = useTranslations('programme.kinds')
  return (
    <div className={styles.named}>
      <SelectField
        label={t('kind')}
        value={event.kind}
        onChange={({ currentTarget }) =>
          onChange({ kind: eventKinds.find((kind) => kind === currentTarget.value) ?? event.kind })
        }
      >
        {eventKinds.map((kind) => (
          <option key={kind} value={kind}>
            {kinds(kind)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('title')}
        optional
        help={t('titleHelp', { kind: kinds(event.kind) })}
        autoComplete="off"
        value={event.title}
        error={error('title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
    </div>
  )
}

/** The day in words; one in the past may be intended, so it is only asked about. */
function DateHelp({ date, isUnclear }: { date: string; isUnclear: boolean }) {
  const t = useTranslations('programme.fields')
  if (date === '' || isUnclear) return null
  return (
    <>
      {writtenDay(date)}
      {isPast(date, new Date()) && (
        <>
          <br />
          {t('past')}
        </>
      )}
    </>
  )
}
