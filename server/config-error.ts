/** A value of the environment that cannot be used, in one line that names its variable. */
export class ConfigError extends Error {}
