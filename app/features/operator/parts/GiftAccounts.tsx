import { type FormEvent, useMemo, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { listGiftAccounts, setGiftAccount } from '#contract/funds.ts'
import styles from '../Desk.module.css'
import { askDesk, messageOf, useDesk, useListed } from '../desk-context.ts'
import { Part } from '../Part.tsx'
import { words } from '../words.ts'

const t = words.accounts

/** Where gifts to one memorial go, and those to each of its funds. */
export function GiftAccounts({ memorialUuid }: { memorialUuid: string }) {
  const read = useMemo(() => () => askDesk(listGiftAccounts, { params: { memorialUuid } }), [memorialUuid])
  const listed = useListed(read)

  async function set(account: string | null, fundId: string | null) {
    listed.set(await askDesk(setGiftAccount, { params: { memorialUuid }, body: { account, fundId } }))
  }

  return (
    <Part title={t.title} about={t.about} listed={listed}>
      {listed.value && (
        <div className={styles.list}>
          <Place
            title={listed.value.nameOfPerson}
            account={listed.value.account}
            none={t.configured}
            onSet={(account) => set(account, null)}
          />
          {listed.value.funds.map(({ id, title, account }) => (
            <Place
              key={id}
              title={title}
              account={account}
              none={t.asMemorial}
              onSet={(chosen) => set(chosen, id)}
            />
          ))}
        </div>
      )}
    </Part>
  )
}

interface PlaceProps {
  title: string
  /** Null: as `none` says. */
  account: string | null
  none: string
  onSet: (account: string | null) => Promise<void>
}

function Place({ title, account, none, onSet }: PlaceProps) {
  const { ask, tell } = useDesk()
  const [typed, setTyped] = useState(account ?? '')
  const [failure, setFailure] = useState<string | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setFailure(null)
    try {
      await ask(() => onSet(typed.trim() || null))
      tell(t.done(title))
    } catch (reason) {
      setFailure(messageOf(reason))
    }
  }

  return (
    <Card title={title}>
      <form noValidate onSubmit={submit} className="stack">
        <TextField
          label={t.account}
          help={account === null ? none : t.clear}
          name="account"
          autoComplete="off"
          dir="ltr"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          beside={
            <Button type="submit" aria-label={`${t.set}: ${title}`}>
              {t.set}
            </Button>
          }
        />
        {failure && (
          <Notice kind="error" title={words.notDone}>
            {failure}
          </Notice>
        )}
      </form>
    </Card>
  )
}
