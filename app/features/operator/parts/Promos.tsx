import { type FormEvent, useRef, useState } from 'react'
import { formatDay } from '#app/lib/dates.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { createPromo, listPromos } from '#contract/payments.ts'
import styles from '../Desk.module.css'
import { askDesk, messageOf, useDesk, useListed } from '../desk-context.ts'
import { Item, Part } from '../Part.tsx'
import { words } from '../words.ts'

const read = () => askDesk(listPromos)
const t = words.promos

const sumOf = (minor: number) => (minor / 100).toFixed(2)
/** A code is valid until its last day is over everywhere: twelve hours behind UTC. */
const lastDay = (expiresAt: string) => formatDay(Date.parse(expiresAt) - 24 * 60 * 60 * 1000)

export function Promos() {
  const listed = useListed(read)
  const list = listed.value?.promos ?? []
  return (
    <Part title={words.parts.promos} about={t.about} listed={listed}>
      <NewPromo onMade={listed.again} />
      {list.length === 0 && <EmptyState title={t.none} />}
      <ul className={styles.list}>
        {list.map(({ code, free, amountOffMinor, uses, maxUses, expiresAt }) => (
          <Item
            key={code}
            title={code}
            chips={<span className="quiet">{free ? t.free : t.off(sumOf(amountOffMinor))}</span>}
            facts={[
              [t.uses, t.used(uses, maxUses)],
              ...(expiresAt ? [[t.until, lastDay(expiresAt)] as const] : []),
            ]}
          />
        ))}
      </ul>
    </Part>
  )
}

const blank = { code: '', kind: 'free', amount: '', uses: '', expires: '' }

function NewPromo({ onMade }: { onMade: () => Promise<void> }) {
  const { ask, tell } = useDesk()
  const [typed, setTyped] = useState(blank)
  const [refusals, setRefusals] = useState(0)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useRef<HTMLDivElement>(null)
  useFocusFirstError(form, refusals)
  const problems = {
    code: !/^[A-Za-z0-9-]{3,64}$/.test(typed.code.trim()) && t.codeHelp,
    amount: typed.kind === 'off' && !/^\d{1,6}([.]\d{1,2})?$/.test(typed.amount.trim()) && t.amountWrong,
    uses: !/^\d{0,6}$/.test(typed.uses.trim()) && t.usesWrong,
  }
  const type = (field: keyof typeof blank) => ({
    name: field,
    value: typed[field],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [field]: event.target.value }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(null)
    if (problems.code || problems.amount || problems.uses) return setRefusals(refusals + 1)
    try {
      const isFree = typed.kind === 'free'
      const body = {
        code: typed.code.trim(),
        free: isFree,
        ...(!isFree && { amountOff: Math.round(Number(typed.amount) * 100) }),
        ...(typed.uses.trim() && { maxUses: Number(typed.uses) }),
        ...(typed.expires && { expires: typed.expires }),
      }
      const { promo } = await ask(() => askDesk(createPromo, { body }))
      setTyped(blank)
      setRefusals(0)
      tell(t.made(promo.code))
      await onMade()
    } catch (reason) {
      setFailure(messageOf(reason))
    }
  }

  return (
    <Card title={t.make}>
      <form noValidate onSubmit={submit}>
        <div ref={form} className="stack">
          <TextField
            label={t.code}
            help={refusals > 0 && problems.code ? undefined : t.codeHelp}
            autoComplete="off"
            error={refusals > 0 && problems.code}
            {...type('code')}
          />
          <SelectField label={t.kind} {...type('kind')}>
            <option value="free">{t.kindFree}</option>
            <option value="off">{t.kindOff}</option>
          </SelectField>
          {typed.kind === 'off' && (
            <TextField
              label={t.amount}
              inputMode="decimal"
              error={refusals > 0 && problems.amount}
              {...type('amount')}
            />
          )}
          <TextField
            label={t.uses}
            help={t.usesHelp}
            inputMode="numeric"
            optional
            error={refusals > 0 && problems.uses}
            {...type('uses')}
          />
          <TextField label={t.lastDay} type="date" optional {...type('expires')} />
          {failure && (
            <Notice kind="error" title={words.notDone}>
              {failure}
            </Notice>
          )}
          <p>
            <Button type="submit" look="primary">
              {t.make}
            </Button>
          </p>
        </div>
      </form>
    </Card>
  )
}
