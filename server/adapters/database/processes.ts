import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface ProcessInfo {
  parent: number
  /** Its program and arguments, separated by spaces. */
  command: string
}

/** Information of the system about a process; null for one that is gone, a zombie, or not visible to us. */
export function processInfo(pid: number): ProcessInfo | null {
  try {
    return process.platform === 'linux' ? fromProc(pid) : fromPs(pid)
  } catch {
    return null
  }
}

function fromProc(pid: number): ProcessInfo | null {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // `pid (name) state parent …`; the name may itself contain spaces and brackets.
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (state === 'Z') return null
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return { parent: Number(parent), command }
}

function fromPs(pid: number): ProcessInfo | null {
  const line = execFileSync('ps', ['-ww', '-o', 'stat=,ppid=,args=', '-p', String(pid)], { encoding: 'utf8' })
  const [, state = 'Z', parent, command = ''] = /^\s*(\S+)\s+(\d+)\s+([\s\S]*)$/.exec(line) ?? []
  return state.startsWith('Z') ? null : { parent: Number(parent), command }
}
