import { useState } from 'react'
import { useTranslations } from '#app/messages/index.tsx'
import { Card } from '#app/ui/Card.tsx'
import { RadioCards } from '#app/ui/RadioCards.tsx'
import { useSavedChoice } from './use-saved-choice.ts'
import type { Change, Settings } from './use-settings.ts'
import { WordForm } from './WordForm.tsx'

const each = ['LINK', 'PASSCODE', 'PRIVATE'] as const

interface Props {
  settings: Settings
  onSave: (change: Change) => Promise<string | null>
  /** Whether something is chosen or typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** Who can see the memorial. A word has to be chosen before it can be asked for. */
export function SeeingCard({ settings, onSave, onUnsaved }: Props) {
  const t = useTranslations('safety.seeing')
  const { visibility, hasPasscode } = settings
  const choice = useSavedChoice(visibility, (value) => onSave({ visibility: value }))
  const [wantsWord, setWantsWord] = useState(false)
  const [isReused, setReused] = useState(false)
  const shown = wantsWord ? 'PASSCODE' : choice.value

  function choose(value: (typeof each)[number]) {
    const isMissing = value === 'PASSCODE' && !hasPasscode
    setWantsWord(isMissing)
    onUnsaved(isMissing)
    setReused(value === 'PASSCODE' && hasPasscode)
    if (!isMissing) void choice.choose(value)
  }

  async function saveWord(passcode: string) {
    const problem = await onSave({ visibility: 'PASSCODE', passcode })
    if (problem === null) {
      setWantsWord(false)
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
          <WordForm
            isSet={hasPasscode}
            isOn={visibility === 'PASSCODE'}
            isReused={isReused}
            onSave={saveWord}
            onTyped={(isTyped) => onUnsaved(isTyped || wantsWord)}
          />
        )}
      </div>
    </Card>
  )
}
