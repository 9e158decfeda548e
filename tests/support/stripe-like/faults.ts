/** What a network and a provider do on bad days, when a test says so. */
interface Fault {
  /** Which calls: a part of `POST /v1/refunds`. */
  on: string
  /** How many of them. */
  times: number
  /** An error without the work done, or the work done and its answer lost on the way. */
  kind: 'error' | 'lost'
  status?: number
}

export function faultDesk() {
  let faults: Fault[] = []
  const desk = {
    /** How long every answer takes. */
    latencyMs: 0,
    next(fault: Fault): void {
      faults.push({ ...fault })
    },
    clear(): void {
      faults = []
      desk.latencyMs = 0
    },
    take(call: string): Fault | undefined {
      const fault = faults.find(({ on, times }) => times > 0 && call.includes(on))
      if (fault) fault.times -= 1
      return fault
    },
  }
  return desk
}
