import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../lib/project.mjs'
import { type ManagedProcess, startManaged } from './managed-process.ts'

export const isNginxInstalled = (): boolean => spawnSync('nginx', ['-v']).status === 0

/** Starts nginx with the configuration that operators copy (docs/examples/nginx.conf), on our own ports. */
export async function startNginx(wanted: {
  dir: string
  port: number
  nodePorts: readonly number[]
}): Promise<ManagedProcess> {
  const { dir, port, nodePorts } = wanted
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'nginx.conf')
  writeFileSync(file, configuration(dir, port, nodePorts))
  const nginx = await startManaged('nginx', ['-p', dir, '-c', file])
  await answering(`http://127.0.0.1:${port}/metrics`, nginx)
  return nginx
}

function configuration(dir: string, port: number, nodePorts: readonly number[]): string {
  const copied = readFileSync(join(project, 'docs/examples/nginx.conf'), 'utf8')
  const nodes = [...copied.matchAll(/server 127\.0\.0\.1:(\d+) /g)].map(([, at]) => at)
  if (nodes.length !== nodePorts.length) throw new Error(`The example has ${nodes.length} nodes`)
  let site = copied.replace('listen 80;', `listen 127.0.0.1:${port};`)
  for (const [at, known] of nodes.entries())
    site = site.replace(`127.0.0.1:${known} `, `127.0.0.1:${nodePorts[at]} `)
  site = site.replace('/var/cache/nginx-afterglow', join(dir, 'cache')).replaceAll('/var/log/nginx', dir)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(dir, name)};`)
    .join('\n')
  return `daemon off;
master_process off;
pid ${join(dir, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 1024; }
http {
types { text/plain txt; }
access_log off;
${temporary}
${site}
}
`
}

async function answering(url: string, { gone, output }: ManagedProcess): Promise<void> {
  let isGone = false
  void gone.then(() => {
    isGone = true
  })
  for (;;) {
    if (isGone) {
      const advice = 'Is it installed? Debian: apt install --no-install-recommends nginx'
      throw new Error(`nginx did not start. ${advice}\n${output()}`)
    }
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}
