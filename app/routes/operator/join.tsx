import { brand } from '#contract/brand.ts'
import { JoinScreen } from '../../features/operator/JoinScreen.tsx'
import { words } from '../../features/operator/words.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'

export const meta = () => [{ title: `${words.join.title} · ${brand.name}` }, noindexMeta]

export const headers = () => noindexHeaders

/** Target of an operator's one-time link. */
export default function OperatorJoin() {
  return <JoinScreen />
}
