import { openAsBlob } from 'node:fs'
import { resolve } from 'node:path'
import type { Restored } from '#contract/archive.ts'
import { publicUrl, send } from './lib/operator-call.ts'

// `npm run restore-memorial -- ARCHIVE.zip`: makes a memorial again on a running server, and names files that are damaged.

const [archive, ...more] = process.argv.slice(2)

try {
  if (!archive || more.length > 0)
    throw new Error('Usage: npm run restore-memorial -- ARCHIVE.zip (of a memorial)')
  const body = new FormData()
  body.set('file', await openAsBlob(resolve(archive)), 'archive.zip')
  const answer = await send('POST', '/operator/memorials/restore', body)
  tell(answer.restored)
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}

function tell(made: Restored) {
  const { nameOfPerson, memorialUuid, shareSlug, formerSlug, hosts } = made
  console.log(`${nameOfPerson}   ${publicUrl}/view/${shareSlug}   memorial ${memorialUuid}`)
  console.log(
    `${made.photos} photos, ${made.videos} videos, ${made.recordings} voices and films of others, ${made.memories} memories, ${made.answers} answers, ${made.donations} gifts. ` +
      'Pages show the photos as they are prepared.',
  )
  for (const file of made.damaged)
    console.log(`Damaged, missing or put into the archive by hand, and left out: ${file}`)
  if (shareSlug !== formerSlug)
    console.log(`/view/${formerSlug} could not be proven to be its link, or is somebody else's by now.`)
  for (const { email, role, isNew } of hosts)
    console.log(`${role}   ${email}${isNew ? '   has no account yet: signs up with this address' : ''}`)
  if (made.retainedUntil) console.log(`Kept until ${made.retainedUntil.slice(0, 10)}`)
  if (made.isHidden)
    console.log(
      `An operator had taken it off, and it stays so: npm run operator -- memorial show ${memorialUuid}`,
    )
  for (const link of made.linksLeftOut)
    console.log(`Left out, since no host could have typed this link: ${link}`)
  if (made.needsPasscode) console.log('Nobody can read it until its hosts choose a new word.')
}
