FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY openapi.json tsconfig.json ./
COPY grammar grammar
COPY src src
RUN npm run build && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production \
    ROWSMITH_HOST=0.0.0.0 \
    ROWSMITH_PORT=8080 \
    ROWSMITH_ADMIN_HOST=0.0.0.0 \
    ROWSMITH_ADMIN_PORT=9090
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
USER node
EXPOSE 8080 9090
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.ROWSMITH_ADMIN_PORT + '/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.cjs"]
CMD ["serve"]
