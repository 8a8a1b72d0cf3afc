# syntax=docker/dockerfile:1

# The app for production: `docker build -t arunika .` (web and worker without films),
# `docker build --target films -t arunika-films .` (the worker that prepares films, with ffmpeg).

FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build \
  && node_modules/.bin/node tools/image/collect.mjs /out \
  && npm run --silent sbom > /out/sbom.json

FROM debian:bookworm-slim AS app
RUN useradd --uid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin arunika \
  && install -d -o arunika -g arunika /var/lib/arunika
WORKDIR /app
# Root owns it: the app can read its own files and change none.
COPY --from=build /out ./
ENV APP_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/arunika \
  PATH=/app/node_modules/node/bin:$PATH
USER 10001:10001
VOLUME /var/lib/arunika
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 CMD ["node", "tools/image/check-health.mjs"]
# No shell in between, so that SIGTERM reaches the app, which ends within ten seconds.
# As `npm start` does, for less memory (ADR 0066).
ENV MALLOC_ARENA_MAX=2
ENTRYPOINT ["node", "--max-semi-space-size=16", "--max-old-space-size=1024", "build/app/main.js"]
CMD ["--role=web"]

FROM app AS films
USER root
RUN apt-get update \
  && apt-get install -y --no-install-recommends ffmpeg \
  && rm -rf /var/lib/apt/lists/*
USER 10001:10001
CMD ["--role=worker"]

# The last one is what is built without a target.
FROM app
