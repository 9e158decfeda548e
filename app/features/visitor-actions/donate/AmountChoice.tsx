import { roundMoney } from '#app/lib/money.ts'
import { useTranslations } from '#app/messages/index.tsx'
import { RadioButtons } from '#app/ui/RadioButtons.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { donations as limits } from '#contract/limits.ts'
import type { Plan } from './plan.ts'
import { OTHER } from './plan.ts'

interface Props {
  currency: string
  plan: Pick<Plan, 'pick' | 'other'>
  /** What is wrong with the amount. */
  error: string | null
  onPlan: (part: Partial<Pick<Plan, 'pick' | 'other'>>) => void
}

/** The amounts that are proposed, and the field for another. */
export function AmountChoice({ currency, plan, error, onPlan }: Props) {
  const t = useTranslations('visitDonate')
  return (
    <>
      <RadioButtons
        legend={t('amount')}
        small
        name="pick"
        options={[
          ...limits.presets.map((preset) => ({
            value: String(preset),
            label: roundMoney(preset * 100, currency),
          })),
          { value: OTHER, label: t('other') },
        ]}
        value={plan.pick}
        onValue={(pick) => onPlan({ pick })}
      />
      {plan.pick === OTHER && (
        <TextField
          label={t('otherAmount')}
          help={t('otherHelp', {
            min: roundMoney(limits.min * 100, currency),
            max: roundMoney(limits.max * 100, currency),
          })}
          error={error}
          type="number"
          name="other"
          inputMode="decimal"
          min={limits.min}
          max={limits.max}
          step="0.01"
          autoComplete="off"
          value={plan.other}
          onChange={({ target }) => onPlan({ other: target.value })}
        />
      )}
    </>
  )
}
