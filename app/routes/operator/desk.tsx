import { brand } from '#contract/brand.ts'
import { OperatorScreen } from '../../features/operator/OperatorScreen.tsx'
import { words } from '../../features/operator/words.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'

export const meta = () => [{ title: `${words.title} · ${brand.name}` }, noindexMeta]

export const headers = () => noindexHeaders

/** The page is the same for everybody: what it shows is asked for with the cookie of an operator's session. */
export default function OperatorDesk() {
  return <OperatorScreen />
}
