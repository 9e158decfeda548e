// Loaded before a node (`node --import`): shifts its clock by CLOCK_SHIFT_MINUTES; behind the machine's if negative.
const shift = Number(process.env.CLOCK_SHIFT_MINUTES) * 60_000
const now = Date.now.bind(Date)

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [now() + shift] : given))
  }

  static now() {
    return now() + shift
  }
}
