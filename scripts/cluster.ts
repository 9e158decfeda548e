import { startCluster } from './cluster/cluster.ts'

// `npm run cluster`: the product with several nodes, on this machine, until Ctrl-C.

try {
  const cluster = await startCluster({ edge: true })
  const { url, webs, worker, postgres, mail, s3, operatorToken } = cluster
  console.log(`
  Afterglow is at   ${url}   (nginx)
  Web nodes         ${webs.map((web) => web.url).join('   ')}
  Worker            ${worker.url}/metrics   (bearer ${operatorToken})
  PostgreSQL        ${postgres.url}
  Object storage    ${s3.environment.S3_ENDPOINT}
  Mail server       ${mail.url}   (mails are printed here)
  Test card         4242 4242 4242 4242, any later date, any CVC (no card is charged)
`)
  let printed = 0
  const print = setInterval(() => {
    for (const { to, subject, text } of mail.mails.slice(printed))
      console.log(`— Mail to ${to}: ${subject}\n${text}\n`)
    printed = mail.mails.length
  }, 500)
  const end = () => {
    clearInterval(print)
    cluster.close().then(
      () => process.exit(0),
      (reason) => {
        console.error(reason)
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  process.once('SIGHUP', end)
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exitCode = 1
}
