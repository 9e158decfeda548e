import { useState } from 'react'
import { setText } from '#app/draft/edits.ts'
import { draftStore, useDraft } from '#app/draft/hooks.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { pickLife } from '#contract/life-dates.ts'
import { memorial } from '#contract/limits.ts'
import { LifeDates } from './LifeDates.tsx'
import type { LifeDatesProps } from './LifeDatesFields.tsx'
import { nameProblem } from './name-problem.ts'

interface Props extends Pick<LifeDatesProps, 'onProblem'> {
  nameLabel: string
}

/** Who it is about: the name, whose error is shown once the focus has left it, and the dates of birth and death. */
export function PersonFields({ nameLabel, onProblem }: Props) {
  const t = useTranslations('creation.nameProblem')
  const draft = useDraft((current) => current)
  const [left, setLeft] = useState(false)
  const problem = left ? nameProblem(draft.personName) : null
  const write = (field: Parameters<typeof setText>[0], text: string) =>
    draftStore.update(setText(field, text), { typing: true })
  return (
    <div className="stack">
      <TextField
        label={nameLabel}
        value={draft.personName}
        required
        autoComplete="off"
        autoCapitalize="words"
        maxLength={memorial.nameMax}
        error={problem && t(problem, { min: String(memorial.nameMin), max: String(memorial.nameMax) })}
        onChange={(event) => write('personName', event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
      <div data-field="BIRTH_DATE">
        <LifeDates life={pickLife(draft)} onText={write} onProblem={onProblem} />
      </div>
    </div>
  )
}
