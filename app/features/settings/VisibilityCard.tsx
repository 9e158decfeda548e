import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { PasscodeForm } from './PasscodeForm.tsx'
import { useSavedChoice } from './use-saved-choice.ts'
import type { Change, Settings } from './use-settings.ts'

const each = ['LINK', 'PASSCODE', 'PRIVATE'] as const

interface Props {
  settings: Settings
  onSave: (change: Change) => Promise<string | null>
  /** Reports whether something is chosen or typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Lets hosts choose who can see the memorial. A passcode must be set before visitors can be asked for it. */
export function VisibilityCard({ settings, onSave, onUnsaved }: Props) {
  const t = useTranslations('safety.seeing')
  const { visibility, hasPasscode } = settings
  const choice = useSavedChoice(visibility, (value) => onSave({ visibility: value }))
  const [wantsPasscode, setWantsPasscode] = useState(false)
  const [isReused, setReused] = useState(false)
  const shown = wantsPasscode ? 'PASSCODE' : choice.value

  function choose(value: (typeof each)[number]) {
    const isMissing = value === 'PASSCODE' && !hasPasscode
    setWantsPasscode(isMissing)
    onUnsaved(isMissing)
    setReused(value === 'PASSCODE' && hasPasscode)
    if (!isMissing) void choice.choose(value)
  }

  async function savePasscode(passcode: string) {
    const problem = await onSave({ visibility: 'PASSCODE', passcode })
    if (problem === null) {
      setWantsPasscode(false)
      setReused(false)
      onUnsaved(false)
    }
    return problem
  }

  return (
    <Card title={t('title')}>
      <div className="stack">
        <RadioCards
          legend={t('title')}
          hideLegend
          options={each.map((value) => ({ value, label: t(value), help: t(`help.${value}`) }))}
          value={shown}
          onValue={choose}
          error={choice.error}
        />
        {shown === 'PASSCODE' && (
          <PasscodeForm
            isSet={hasPasscode}
            isOn={visibility === 'PASSCODE'}
            isReused={isReused}
            onSave={savePasscode}
            onTyped={(isTyped) => onUnsaved(isTyped || wantsPasscode)}
          />
        )}
      </div>
    </Card>
  )
}
