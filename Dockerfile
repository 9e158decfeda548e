# Builds with the tools, runs without them. What it needs of Debian: ffmpeg for films; the fonts come with npm.
FROM node:24-trixie-slim AS build
WORKDIR /app
ENV NODE_ENV=development
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN npm ci --include=dev --ignore-scripts=false
COPY . .
RUN node scripts/bootstrap.mjs build && npm prune --omit=dev --ignore-scripts

FROM node:24-trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates ffmpeg fonts-noto-core \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --home-dir /data --create-home afterglow
WORKDIR /app
COPY --from=build /app/package.json ./package.json
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/migrations ./migrations
# For `node scripts/operator.ts` and the other commands.
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/contract ./contract
COPY --from=build /app/languages ./languages
COPY --from=build /app/server ./server
COPY --from=build /app/app ./app
USER afterglow
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SHUTDOWN_DELAY_SECONDS=5
# How much memory is held beyond what is needed: docs/decisions/0046.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
EXPOSE 3000
VOLUME /data
# The process itself gets SIGTERM: requests are finished, jobs given back.
CMD ["node", "--max-semi-space-size=16", "build/server/index.js"]
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
