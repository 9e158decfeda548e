import { LogOut } from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useViewChange } from '#app/lib/use-view-change.ts'
import { leaveDesk } from '#contract/operators.ts'
import styles from './Desk.module.css'
import { askDesk, useDesk } from './desk-context.ts'
import { Act } from './Part.tsx'
import { Disputes } from './parts/Disputes.tsx'
import { GiftAccounts } from './parts/GiftAccounts.tsx'
import { HandOvers } from './parts/HandOvers.tsx'
import { HealthPart } from './parts/HealthPart.tsx'
import { Jobs } from './parts/Jobs.tsx'
import { Log } from './parts/Log.tsx'
import { Mails } from './parts/Mails.tsx'
import { Memorials } from './parts/Memorials.tsx'
import { Operators } from './parts/Operators.tsx'
import { Payments } from './parts/Payments.tsx'
import { Promos } from './parts/Promos.tsx'
import { Reports } from './parts/Reports.tsx'
import { words } from './words.ts'

type PartName = keyof typeof words.parts

const shown: Record<PartName, ComponentType> = {
  reports: Reports,
  memorials: Memorials,
  handOvers: HandOvers,
  money: Payments,
  disputes: Disputes,
  promos: Promos,
  jobs: Jobs,
  mails: Mails,
  health: HealthPart,
  operators: Operators,
  log: Log,
}
const names = Object.keys(shown) as PartName[]

interface Props {
  /** What was just done. */
  told: string
  onPart: () => void
  onLeft: () => void
}

/** The open desk: who it is, its parts, and one of them. */
export function DeskParts({ told, onPart, onLeft }: Props) {
  const { desk } = useDesk()
  const [query] = useSearchParams()
  const asked = query.get('part')
  const part = names.find((name) => name === asked) ?? 'reports'
  const Shown = shown[part]
  /** The memorial whose accounts for gifts are shown. */
  const accounts = part === 'memorials' ? query.get('accounts') : null
  useViewChange(accounts === null ? part : 'accounts')
  const list = useRef<HTMLElement>(null)
  // On a phone they are one line, of which a part is seen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is the current one
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [part])

  const leave = (everywhere: boolean) => async () => {
    await askDesk(leaveDesk, { body: { everywhere } })
    onLeft()
  }

  return (
    <div className={styles.desk}>
      <div className={styles.who}>
        <p className="quiet">{words.desk.as(desk.name)}</p>
        <div className="row">
          <Act look="tool" icon={LogOut} label={words.desk.logOut} act={leave(false)} />
          <Act look="tool" label={words.desk.everywhere} act={leave(true)} />
        </div>
      </div>
      <nav ref={list} className={styles.parts} aria-label={words.desk.parts}>
        {names.map((name) => (
          <Link
            key={name}
            to={`/operator?part=${name}`}
            preventScrollReset
            aria-current={name === part ? 'page' : undefined}
            onClick={onPart}
          >
            {words.parts[name]}
          </Link>
        ))}
      </nav>
      <div role="status">{told}</div>
      {accounts === null ? <Shown key={query.toString()} /> : <GiftAccounts memorialUuid={accounts} />}
    </div>
  )
}
