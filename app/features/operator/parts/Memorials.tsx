import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatDay } from '#app/lib/dates.ts'
import { money } from '#app/lib/money.ts'
import { Button } from '#app/ui/Button.tsx'
import { EmptyState } from '#app/ui/EmptyState.tsx'
import { LinkButton } from '#app/ui/LinkButton.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { refundMemorial } from '#contract/payments.ts'
import { findMemorials, hideMemorial, type KnownMemorial } from '#contract/safety.ts'
import styles from '../Desk.module.css'
import { askDesk, messageOf, useDesk } from '../desk-context.ts'
import { Act, Item, Part } from '../Part.tsx'
import { words } from '../words.ts'
import { HandOverDialog } from './HandOverDialog.tsx'

const t = words.memorials
const MOST = 50

/** Finds memorials and hides them. What is on a page is not shown here. */
export function Memorials() {
  const { ask, tell } = useDesk()
  const [query] = useSearchParams()
  const asked = query.get('find') ?? ''
  const [search, setSearch] = useState(asked)
  const [found, setFound] = useState<KnownMemorial[] | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [heirOf, setHeirOf] = useState<KnownMemorial | null>(null)

  async function find(wanted: string) {
    setFailure(null)
    if (wanted.trim() === '') return setFound(null)
    try {
      const { memorials } = await ask(() => askDesk(findMemorials, { query: { search: wanted } }))
      setFound(memorials)
    } catch (reason) {
      setFailure(messageOf(reason))
    }
  }
  const first = useRef(find)
  useEffect(() => {
    void first.current(asked)
  }, [asked])

  function submit(event: FormEvent) {
    event.preventDefault()
    void find(search)
  }

  const replace = (memorial: KnownMemorial) =>
    setFound((now) => now?.map((one) => (one.uuid === memorial.uuid ? memorial : one)) ?? null)

  const hide =
    ({ uuid: memorialUuid, nameOfPerson }: KnownMemorial, hidden: boolean) =>
    async () => {
      const { memorial } = await askDesk(hideMemorial, { params: { memorialUuid }, body: { hidden } })
      replace(memorial)
      tell(hidden ? t.isHidden(nameOfPerson) : t.isShown(nameOfPerson))
    }

  const refund = (memorial: KnownMemorial) => async () => {
    const { refunds } = await askDesk(refundMemorial, { params: { memorialUuid: memorial.uuid } })
    const sum = refunds.reduce((all, { amountMinor }) => all + amountMinor, 0)
    replace({ ...memorial, paid: false })
    tell(t.refunded(money(sum, refunds[0]?.currency ?? 'aud')))
  }

  return (
    <Part title={words.parts.memorials} about={t.about}>
      <form className={styles.find} onSubmit={submit}>
        <TextField
          label={t.search}
          type="search"
          name="search"
          maxLength={300}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          beside={
            <Button type="submit" icon={Search}>
              {t.find}
            </Button>
          }
        />
      </form>
      {failure && (
        <Notice kind="error" title={words.failed}>
          {failure}
        </Notice>
      )}
      {found?.length === 0 && <EmptyState title={t.none} />}
      {found?.length === MOST && <p className="quiet">{t.many}</p>}
      <ul className={styles.list}>
        {found?.map((memorial) => (
          <Item
            key={memorial.uuid}
            title={memorial.nameOfPerson}
            chips={<span className="quiet">{statesOf(memorial).join(' · ')}</span>}
            facts={[
              [t.owner, memorial.ownerEmail || t.noOwner],
              [t.who, t.visibility[memorial.visibility]],
              [t.made, formatDay(memorial.createdAt)],
              ['Link', `/view/${memorial.shareSlug}`],
            ]}
          >
            <div className={styles.acts}>
              {memorial.hidden ? (
                <Act label={t.show} of={memorial.nameOfPerson} act={hide(memorial, false)} />
              ) : (
                <Act
                  label={t.hide}
                  of={memorial.nameOfPerson}
                  look="ink"
                  question={{ title: t.hideTitle(memorial.nameOfPerson), help: t.hideHelp }}
                  act={hide(memorial, true)}
                />
              )}
              <LinkButton to={`/operator?part=money&memorial=${memorial.uuid}`}>{t.payments}</LinkButton>
              <LinkButton to={`/operator?part=memorials&accounts=${memorial.uuid}`}>
                {words.accounts.open}
              </LinkButton>
              {memorial.paid && (
                <Act
                  label={t.refund}
                  of={memorial.nameOfPerson}
                  question={{ title: t.refundTitle(memorial.nameOfPerson), help: t.refundHelp }}
                  act={refund(memorial)}
                />
              )}
              {!memorial.deleted && <Button onPress={() => setHeirOf(memorial)}>{t.handOver}</Button>}
            </div>
          </Item>
        ))}
      </ul>
      <HandOverDialog memorial={heirOf} onClose={() => setHeirOf(null)} />
    </Part>
  )
}

const statesOf = ({ paid, hidden, deleted }: KnownMemorial): string[] =>
  [paid ? t.paid : t.unpaid, hidden && t.hidden, deleted && t.deleted].filter((state) => state !== false)
