import { brand } from '#contract/brand.ts'
import { OperatorScreen } from '../../features/operator/OperatorScreen.tsx'
import { DESK_TITLE } from '../../features/operator/rules.ts'
import { noindexHeaders, noindexMeta } from '../../lib/noindex.ts'

export const meta = () => [{ title: `${DESK_TITLE} · ${brand.name}` }, noindexMeta]

export const headers = () => noindexHeaders

/** The page is the same for everybody: what it shows is asked for with the token of whoever is signed in. */
export default function OperatorDesk() {
  return <OperatorScreen />
}
