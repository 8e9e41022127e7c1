# Perilune in a container: docker compose up, or docker build -t perilune . && docker run -p 8080:8080 -v perilune:/data perilune
FROM node:24-slim AS build
# For machines for which better-sqlite3 publishes no binary.
RUN apt-get update \
    && apt-get install -y --no-install-recommends g++ make python3 \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /perilune
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund && npm run build
# What the server loads, without what only the build needed.
RUN rm -rf node_modules && npm ci --omit=dev --no-audit --no-fund --workspace=@perilune/cli

FROM node:24-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /perilune
RUN mkdir /data && chown node:node /data
COPY --from=build /perilune/node_modules node_modules
COPY --from=build /perilune/engine engine
COPY --from=build /perilune/games games
COPY --from=build /perilune/bots bots
COPY --from=build /perilune/protocol protocol
COPY --from=build /perilune/server server
COPY --from=build /perilune/cli cli
COPY --from=build /perilune/web/dist/site web/dist/site
COPY --from=build /perilune/package.json package.json
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/bin/perilune.mjs", "serve"]
