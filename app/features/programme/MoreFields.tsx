import { Accessibility, Clock, type LucideIcon, MailPlus, Video } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { EndField } from './EndField.tsx'
import styles from './EventFields.module.css'
import type { MoreProps, PartProps } from './event-form.ts'
import { InvitedField } from './InvitedField.tsx'
import type { DraftEvent } from './rules-event.ts'
import { StreamFields } from './StreamFields.tsx'

type Part = 'ends' | 'stream' | 'asks' | 'invited'

const parts: readonly { part: Part; icon: LucideIcon }[] = [
  { part: 'ends', icon: Clock },
  { part: 'stream', icon: Video },
  { part: 'invited', icon: MailPlus },
  { part: 'asks', icon: Accessibility },
]

const isUsed: Record<Part, (event: DraftEvent) => boolean> = {
  ends: ({ ends }) => ends !== '',
  stream: ({ kind, streamUrl, recordingUrl, isNotStreamed }) =>
    kind === 'ONLINE' || streamUrl !== '' || recordingUrl !== '' || isNotStreamed,
  asks: ({ asksFood, asksAccess }) => asksFood || asksAccess,
  invited: ({ audience }) => audience === 'CHOSEN',
}

/** What few events need: a line each, which opens to its fields. */
export function MoreFields(props: MoreProps) {
  const { event, isFirst, isAlone, error, onChange, further } = props
  const t = useTranslations('programme.more')
  // What is in use when the form opens stays open, also while it is emptied.
  const [opened, setOpened] = useState<readonly Part[]>(() =>
    parts.flatMap(({ part }) => (isUsed[part](event) ? part : [])),
  )
  const [pressed, setPressed] = useState<Part | null>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pressed === null) return
    const fields = box.current?.querySelector(`[data-part="${pressed}"]`)
    const first =
      fields?.querySelector<HTMLElement>(':checked') ?? fields?.querySelector<HTMLElement>('input, a')
    first?.focus()
    setPressed(null)
  }, [pressed])

  const offered = parts.filter(({ part }) => {
    if (part === 'ends') return isAlone
    // Everyone reads the memorial's own date.
    return part !== 'invited' || !isFirst
  })
  function open(part: Part) {
    setOpened([...opened, part])
    setPressed(part)
    // It is opened by that name.
    if (part === 'invited') onChange({ audience: 'CHOSEN' })
  }

  const isShown = (part: Part) => opened.includes(part) || isUsed[part](event)
  const fields: Record<Part, ReactNode> = {
    ends: <EndField {...{ event, error, onChange }} />,
    stream: <StreamFields {...props} />,
    invited: <InvitedField {...props} />,
    asks: <AskFields {...props} />,
  }
  const closed = offered.filter(({ part }) => !isShown(part))
  return (
    <div ref={box} className="stack">
      {offered.map(
        ({ part }) =>
          isShown(part) && (
            <div key={part} data-part={part}>
              {fields[part]}
            </div>
          ),
      )}
      {(closed.length > 0 || further) && (
        <div className={`from-start ruled ${styles.more}`}>
          <p className="small quiet">{t('title')}</p>
          {closed.map(({ part, icon }) => (
            <Button key={part} look="tool" icon={icon} onPress={() => open(part)}>
              {t(part)}
            </Button>
          ))}
          {further}
        </div>
      )}
    </div>
  )
}

function AskFields({ event, onChange }: PartProps) {
  const t = useTranslations('programme.asks')
  return (
    <fieldset className="stack s3">
      <legend className="below3 label">{t('title')}</legend>
      <Checkbox
        checked={event.asksFood}
        onChange={({ currentTarget }) => onChange({ asksFood: currentTarget.checked })}
      >
        {t('food')}
      </Checkbox>
      <Checkbox
        checked={event.asksAccess}
        onChange={({ currentTarget }) => onChange({ asksAccess: currentTarget.checked })}
      >
        {t('access')}
      </Checkbox>
    </fieldset>
  )
}
