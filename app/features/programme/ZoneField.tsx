import { useMemo, useRef, useState } from 'react'
import { deviceZone } from '#app/lib/device-zone.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import styles from './EventFields.module.css'
import { allZones, cityOf, zoneName } from './zones.ts'

interface Props {
  zone: string
  onZone: (zone: string) => void
}

/** The zone of an event's times: said in words where it is that of this device, else a field. */
export function ZoneField({ zone, onZone }: Props) {
  const t = useTranslations('programme.fields')
  const here = deviceZone()
  const [isChosen, setChosen] = useState(zone !== here)
  const isPressed = useRef(false)
  const groups = useMemo(() => (isChosen ? allZones() : []), [isChosen])
  if (!isChosen)
    return (
      <p className={`row note ${styles.zone}`}>
        <span>{t('zoneIs', { zone: zoneName(zone) })}</span>
        <Button
          look="tool"
          onPress={() => {
            isPressed.current = true
            setChosen(true)
          }}
        >
          {t('zoneChange')}
        </Button>
      </p>
    )
  const first = [...new Set([zone, here])]
  return (
    <SelectField
      // The pressed button is gone.
      autoFocus={isPressed.current}
      label={t('zone')}
      help={t('zoneHelp')}
      value={zone}
      onChange={({ currentTarget }) => onZone(currentTarget.value)}
    >
      {first.map((one) => (
        <option key={one} value={one}>
          {zoneName(one)}
        </option>
      ))}
      {groups.map(({ name, zones }) => (
        <optgroup key={name} label={name}>
          {zones
            .filter((one) => !first.includes(one))
            .map((one) => (
              <option key={one} value={one}>
                {cityOf(one)}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
