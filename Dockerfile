# syntax=docker/dockerfile:1
# What is built is the same for all platforms: it is made on the one that builds.
FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY openapi.json tsconfig.json ./
COPY grammar grammar
COPY src src
# The client of Redis is for --rate-store, and in nobody's installation otherwise.
RUN npm run build \
    && mv node_modules/@redis /tmp/@redis \
    && npm prune --omit=dev --ignore-scripts \
    && mv /tmp/@redis node_modules/@redis \
    && mkdir /data

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    ROWSMITH_HOST=0.0.0.0 \
    ROWSMITH_PORT=8080 \
    ROWSMITH_ADMIN_HOST=0.0.0.0 \
    ROWSMITH_ADMIN_PORT=9090
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist/THIRD-PARTY-NOTICES /app/dist/rowsmith.schema.json dist/
COPY --from=build /app/dist/page dist/page
COPY --from=build /app/dist/library dist/library
COPY --from=build /app/dist/cli dist/cli
# Where commands write files: nothing else in the image can be written to.
COPY --from=build --chown=1000:1000 /data /data
# By number, so that Kubernetes sees that it is not root.
USER 1000:1000
EXPOSE 8080 9090
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.ROWSMITH_ADMIN_PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.cjs"]
CMD ["serve"]
